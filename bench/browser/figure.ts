/** One figure of a browser beside what it must reach. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: 'kB' | 'ms' | 'frames/s' | 'files'
  readonly target: number | null
  /** Said beside it, where the figure alone says too little. */
  readonly note?: string
}

/** The value in the middle of several, or of a share of them. */
export function quantile(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Whether a figure reaches its target: frames from above, everything else from below. */
export function isMet({ value, unit, target }: Figure): boolean {
  if (target === null) return true
  return unit === 'frames/s' ? value >= target : value <= target
}

/** Figures as a Markdown table for docs/performance.md. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, target, note = '' } = figure
    const wanted = target === null ? '–' : `${unit === 'frames/s' ? '≥' : '≤'} ${target} ${unit}`
    return [what, `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`, wanted, isMet(figure) ? '✓' : '✗', note]
  })
  const head = [
    ['in Chromium', 'measured', 'wanted', '', ''],
    ['---', '---:', '---:', '---', '---'],
  ]
  return [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
