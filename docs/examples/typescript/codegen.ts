import type { CodegenConfig } from '@graphql-codegen/cli';

const { GATEWAY_URL = 'http://127.0.0.1:4000', TOKEN = '' } = process.env;

/** Reads the schema from the gateway, under your token, and writes the types of the documents beside it. */
const config: CodegenConfig = {
  schema: { [`${GATEWAY_URL}/graphql`]: { headers: { authorization: `Bearer ${TOKEN}` } } },
  documents: '*.graphql',
  generates: {
    'generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          Date: 'string', // 2026-11-19
          DateTime: 'string', // 2026-11-19T07:08:37+01:00
          Month: 'string', // 2026-11
          TimeOfDay: 'string', // 07:08:37
          Latitude: 'number',
          Longitude: 'number',
          Upload: 'File',
        },
      },
    },
  },
};

export default config;
