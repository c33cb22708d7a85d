/**
 * The same function of a text or number, which remembers its answers: for what is asked again and again and costs more
 * to work out than to look up. When it remembers `most` of them it begins anew.
 */
export function memoizeByKey<Key extends string | number, Answer>(
  most: number,
  work: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const answer = work(key);
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}
