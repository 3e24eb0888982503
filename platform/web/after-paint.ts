/** Acts once the browser has painted what has changed so far: a click shows at once, and what takes longer to draw follows. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
