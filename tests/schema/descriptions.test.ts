import { type ASTNode, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSDL } from '../../gateway/schema.ts';

/** Every definition of an SDL text that may have a description and has none. */
function undescribed(sdl: string): string[] {
  const missing: string[] = [];
  const check = (node: ASTNode & { description?: { value: string } | undefined; name?: { value: string } }) => {
    if (!node.description?.value.trim()) missing.push(`${node.kind} ${node.name?.value}`);
  };
  visit(parse(sdl), {
    ObjectTypeDefinition: check,
    FieldDefinition: check,
    InputValueDefinition: check,
    EnumTypeDefinition: check,
    EnumValueDefinition: check,
    InputObjectTypeDefinition: check,
    ScalarTypeDefinition: check,
    DirectiveDefinition: check,
    InterfaceTypeDefinition: check,
    UnionTypeDefinition: check,
  });
  return missing;
}

describe('schema descriptions', () => {
  it('stand at every type, field, argument, enum value, input field, scalar and directive', () => {
    expect(undescribed(readSDL())).toEqual([]);
  });
});
