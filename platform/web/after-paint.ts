/**
 * Acts once the browser has drawn what has changed until now: whoever clicks sees at once that it was heard, and what takes
 * longer to draw comes after.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
