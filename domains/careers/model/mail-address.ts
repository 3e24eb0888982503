/** Whether a text is one mail address that mail can be sent to: one @, a dotted host, nothing that would start a header. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>",;:()[\]\\]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]*[a-z\d])$/iu.test(
      text,
    )
  )
}
