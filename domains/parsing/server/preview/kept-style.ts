/** Letters of a style sheet that are kept. */
const sheetLetters = 200_000

/** Whatever may load something, run something, or end the sheet. Escapes go too: they are how such words are hidden. */
const unwanted = /url|image|expression|behaviou?r|binding|@import|[<>\\]/i

/** The declarations of a `style` attribute that only say how something looks. */
export function keptStyle(style: string): string {
  return style
    .slice(0, 2000)
    .split(';')
    .filter((declaration) => declaration.includes(':') && !unwanted.test(declaration))
    .join(';')
}

/** A page's own style sheet without what loads or runs anything. */
export function keptSheet(sheet: string): string {
  return sheet
    .slice(0, sheetLetters)
    .replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '')
    .replace(/@(?:import|charset|namespace)[^;{}]*;?/gi, '')
    .replace(/@font-face\s*\{[^{}]*\}/gi, '')
    .replace(/[^;{}]+/g, (part) => (unwanted.test(part) ? '' : part))
}
