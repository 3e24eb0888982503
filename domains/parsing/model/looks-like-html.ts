/** Elements that stand in no writing but a page. */
const ofPages = /<!doctype html|<html[\s>]|<(?:body|table|div|meta|head)[\s>]/i

/** Elements of a page that was cut out of another: each names itself in a closing tag, or is a line's end. */
const closed =
  /<\/(?:p|h[1-6]|span|ul|ol|li|dl|dt|dd|b|i|u|em|strong|a|font|center|section|article|header|main|pre|blockquote)\s*>|<br\s*\/?>/gi

/** As many of these as a text about pages may name in passing. */
const inPassing = 1

/**
 * Whether the beginning of a file is a page (HTML), which need not have `<html>` or `<body>`: both may be left out (HTML standard, 13.1.2.4).
 * An address in angle brackets and a comparison are no elements.
 */
export function looksLikeHtml(head: string): boolean {
  return ofPages.test(head) || (head.match(closed)?.length ?? 0) > inPassing
}
