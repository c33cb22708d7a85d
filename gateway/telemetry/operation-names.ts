const mostNames = 100;

/**
 * The label of an operation by the name that its client gave it. Clients may invent names without end: only the first
 * hundred that signed-in callers use get a label of their own, all others are `other`, those without one `anonymous`.
 */
export function createOperationNames(most = mostNames): (name: string | null, isSignedIn: boolean) => string {
  const names = new Set<string>();
  return (name, isSignedIn) => {
    if (!name) return 'anonymous';
    if (names.has(name)) return name;
    if (!isSignedIn || names.size >= most || name.length > 60) return 'other';
    names.add(name);
    return name;
  };
}
