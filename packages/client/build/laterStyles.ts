import type { Plugin } from 'vite';

/**
 * A style sheet that comes with a later part of the program is laid at the end of the page’s body: WebKit paints nothing
 * at all while a sheet of the head is on its way, and a room’s parts bring a dozen of them.
 */
export function laterStyles(): Plugin {
  const head = 'document.head.appendChild(link)';
  return {
    name: 'lantern-later-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(head)) this.error('Vite puts its style sheets elsewhere by now.');
        return code.replace(head, '(isCss ? document.body : document.head).appendChild(link)');
      },
    },
  };
}
