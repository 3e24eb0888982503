/** Says what the page looks like: the style sheet finds it wherever it stands. Nothing is drawn. */
export function Looks({ names }: { readonly names: string }) {
  return <div hidden data-looks={names} />
}
