/** Version of the product, from package.json at build time. */
declare const productVersion: string;
