/** Colors that white names can be read on. */
const colors = ['#0b6e4f', '#8c2f39', '#2f4b9b', '#7a4a00', '#6a2c8f', '#00607a'] as const

/** The color of somebody’s cursor: the same in every window. */
export function colorOf(key: string): { readonly color: string; readonly colorLight: string } {
  const sum = [...key].reduce((all, sign) => all + sign.charCodeAt(0), 0)
  const color = colors[sum % colors.length] ?? colors[0]
  return { color, colorLight: `${color}33` }
}
