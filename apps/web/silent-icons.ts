import type { Plugin } from 'vite'

const base = /@ant-design\/icons\/es\/components\/AntdIcon(?:Light)?\.js$/
const named = /role: "img",\s*"aria-label": icon\.name/

/** Makes an icon say nothing unless it is given a name: the module of the component library that all icons are made by. */
export function silenced(code: string): string {
  if (!named.test(code)) throw new Error('@ant-design/icons names its icons in another way than before')
  return code.replace(named, '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })')
}

/**
 * Icons stand beside words or in buttons with a name. The component library calls each by its English file name, which is
 * read aloud before the words, in every language.
 */
export function silentIcons(): Plugin {
  return {
    name: 'silent-icons',
    enforce: 'pre',
    transform: { filter: { id: base }, handler: (code) => ({ code: silenced(code), map: null }) },
  }
}
