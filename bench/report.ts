import type { Figures } from './figures.ts'
import type { Result } from './measure.ts'

const digits = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
const ratioOf = ({ ours, ceiling }: Result) =>
  ceiling && ceiling.requestsPerSecond > 0
    ? (ours.requestsPerSecond / ceiling.requestsPerSecond).toFixed(2)
    : '–'

const cpuPer = ({ serverCpu, databaseCpu }: Figures) => serverCpu + databaseCpu

/** The ceiling's processor time a request against ours: what the ratio would be on a machine with nothing else to do. */
const cpuRatioOf = ({ ours, ceiling }: Result) =>
  ceiling && cpuPer(ours) > 0 ? (cpuPer(ceiling) / cpuPer(ours)).toFixed(2) : '–'

const cpuOf = ({ serverCpu, databaseCpu }: Figures) => `${digits(serverCpu)} + ${digits(databaseCpu)}`

/** A result in one line, as it comes. */
export function lineOf(result: Result): string {
  const { kind, size, concurrency, ours, ceiling } = result
  const failed = [ours, ceiling].flatMap((figures) =>
    figures?.failures ? [`  ${figures.failures} FAILED: ${figures.firstFailure}`] : [],
  )
  const rates = `${digits(ours.requestsPerSecond)} rps, p95 ${digits(ours.p95)} ms`
  const beside = ceiling
    ? ` | ceiling ${digits(ceiling.requestsPerSecond)} rps, p95 ${digits(ceiling.p95)} ms`
    : ''
  return `${size} ${kind} ×${concurrency}: ${rates}${beside} | ratio ${ratioOf(result)}, by cpu ${cpuRatioOf(result)} | cpu ms ${cpuOf(ours)}${
    ceiling ? ` | ceiling ${cpuOf(ceiling)}` : ''
  }${failed.join('')}`
}

/** How much more processor time a request costs at the largest size than at the smallest. */
function growthOf(result: Result, results: readonly Result[]): string {
  const same = results.filter(
    ({ kind, concurrency }) => kind === result.kind && concurrency === result.concurrency,
  )
  const smallest = same.toSorted((one, other) => one.size - other.size)[0]
  if (!smallest || smallest.size === result.size) return '–'
  return `${(cpuPer(result.ours) / cpuPer(smallest.ours)).toFixed(2)} ×`
}

/** The results as a Markdown table for docs/performance.md. */
export function tableOf(results: readonly Result[]): string {
  const head = [
    'candidates',
    'request',
    'at once',
    'rps',
    'p50 ms',
    'p95 ms',
    'ceiling rps',
    'ratio',
    'by CPU',
  ]
  const last = ['CPU ms: server + PostgreSQL', 'ceiling CPU ms', 'growth']
  const rows = results.map((result) => [
    result.size.toLocaleString('en'),
    result.title,
    String(result.concurrency),
    digits(result.ours.requestsPerSecond),
    digits(result.ours.p50),
    digits(result.ours.p95),
    result.ceiling ? digits(result.ceiling.requestsPerSecond) : '–',
    ratioOf(result),
    cpuRatioOf(result),
    cpuOf(result.ours),
    result.ceiling ? cpuOf(result.ceiling) : '–',
    growthOf(result, results),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = ['---', '---', ...Array.from({ length: 10 }, () => '---:')]
  return [line([...head, ...last]), line(rule), ...rows.map(line)].join('\n')
}
