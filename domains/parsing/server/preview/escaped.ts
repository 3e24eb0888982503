const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** A text as HTML shows it, whatever signs stand in it. */
export const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(UNPRINTABLE, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
