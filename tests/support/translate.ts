/**
 * Runs in the page before its own scripts: what a browser's translator does. Each text is replaced by another one inside
 * two elements, as soon as it is there and again whenever it changes.
 */
export function translate() {
  // What React writes into a text that is no longer in the page, no reader sees.
  const replaced = new WeakSet<Node>();
  const unseen: string[] = [];
  Object.assign(window, { unseen });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (replaced.has(this)) unseen.push(`${this.nodeValue} -> ${text}`);
      value?.set?.call(this, text);
    },
  });
  const wrapAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      const { parentElement: parent } = text;
      if (!parent || !text.data.trim() || parent.closest('script, style, option, title, textarea')) continue;
      if (parent.tagName === 'FONT' && parent.parentElement?.tagName === 'FONT') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      replaced.add(text);
      text.replaceWith(outer);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    const watch = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => wrapAll(document.body)).observe(document.body, watch);
    wrapAll(document.body);
  });
}
