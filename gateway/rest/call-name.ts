/** `PUT` and `/users/modify/17?x` as `PUT /users/modify/{id}`: as many names as section 7 has calls. */
export function callName(method: string, path: string): string {
  const plain = path.replace(/\?.*$/, '');
  const named = plain.replace(/^(.*\/(?:modify|destroy|default|staff\/find))\/(?!all$)[^/]*$/, '$1/{id}');
  return `${method} ${named}`;
}
