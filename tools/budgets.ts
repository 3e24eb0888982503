import { isTest, linesOf, type SourceFile } from './source-files.ts'

const largest = 250
const short = 60
const doorNames = 24
// What everything stands on stays readable before lunch; a shape is read by whoever writes such a screen, the supervisor of
// the embedded database and the job queue by whoever has trouble with them, what tests stand on by whoever writes one.
const platformLines = 3550
const shapeRooms =
  'contract/kept contract/plain contract/setting drawings filter form isolation list outward plain portal portal-testing reaction screens slots server/embedded-postgres server/files server/kept server/network server/plain server/queue server/realtime server/setting setting shape actions'.split(
    ' ',
  )
const shapeLines = 1000

/** The value that the given share of the values (0 to 1) does not exceed; 0 of none. */
export const quantile = (values: number[], share: number) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const stemOf = (path: string) => path.split('/').at(-1)?.replace(/\..*$/, '') ?? ''

/** What a door gives a program; types vanish when it runs, and are not counted. */
const namesGivenBy = (text: string) => {
  const lists = [...text.matchAll(/export (type )?\{([^}]*)\}/g)]
    .filter(([, isType]) => isType === undefined)
    .flatMap(([, , list = '']) => list.split(','))
    .filter((name) => name.trim() !== '' && !name.trim().startsWith('type '))
  const declared = text.match(/^export (?:async )?(?:const|function|class) /gm) ?? []
  const grouped = text.match(/^export \* as /gm) ?? []
  return lists.length + declared.length + grouped.length
}

const sizes = (file: SourceFile) => {
  const lines = linesOf(file)
  if (lines > largest) return [`${file.path} has ${lines} lines; the most is ${largest}`]
  if (isTest(file)) return []
  const isList = file.path.endsWith('-list.tsx')
  if (isList && lines > short) return [`${file.path} has ${lines} lines; a list screen has at most ${short}`]
  return []
}

const doors = ({ path, text }: SourceFile) => {
  if (!/^(domains|platform)\/.*\/index\.tsx?$/.test(path)) return []
  if (/^export \* from/m.test(text)) return [`${path} gives out everything; a door names what it gives`]
  const names = namesGivenBy(text)
  return names > doorNames ? [`${path} gives ${names} names; a door gives at most ${doorNames}`] : []
}

const banned = 'utils helpers common misc shared lib types constants manager service'.split(' ')

const fileNames = ({ path }: SourceFile) =>
  banned.includes(stemOf(path)) ? [`${path}: name it for the concept that is missing`] : []

const suppression =
  /(?:@ts-(?:expect-error|ignore|nocheck)|(?:biome-ignore|(?:oxlint|eslint)-disable)[\w-]*)(.*)/
const reason = /(?:--|:)\s*\S+(?:\s+\S+){2}/

const suppressions = ({ path, text }: SourceFile) =>
  text.split('\n').flatMap((line, index) => {
    const found = /^\s*(\/\/|\/\*|\{\/\*)|\S\s+\/\/ /.test(line) ? suppression.exec(line) : null
    return found === null || reason.test(found[1] ?? '')
      ? []
      : [`${path}:${index + 1} suppresses a check without saying why on the same line`]
  })

const totals = (files: SourceFile[]) => {
  const source = files.filter((file) => !isTest(file)).map(linesOf)
  const tests = sum(files.filter(isTest).map(linesOf))
  const linesIn = (isIn: (path: string) => boolean) =>
    sum(files.filter((file) => isIn(file.path) && !isTest(file)).map(linesOf))
  const isShape = (path: string) => shapeRooms.some((room) => path.startsWith(`platform/${room}/`))
  const platform = linesIn((path) => path.startsWith('platform/') && !isShape(path))
  const shapes = shapeRooms.map(
    (room) => [room, linesIn((path) => path.startsWith(`platform/${room}/`))] as const,
  )
  const median = quantile(source, 0.5)
  const long = quantile(source, 0.9)
  const ratio = tests / Math.max(1, sum(source))
  const figures = `${source.length} files, ${sum(source)} lines; median ${median}, 90th percentile ${long}; tests ÷ source ${ratio.toFixed(2)}; platform ${platform}, ${shapes.map(([room, lines]) => `${room} ${lines}`).join(', ')}`
  const faults = [
    median > short && `the median file has ${median} lines; the most is ${short}`,
    long > 160 && `the 90th percentile of files has ${long} lines; the most is 160`,
    platform > platformLines && `platform/ has ${platform} lines; the most is ${platformLines}`,
    ...shapes.map(
      ([room, lines]) =>
        lines > shapeLines && `platform/${room}/ has ${lines} lines; the most is ${shapeLines}`,
    ),
  ].filter((fault) => fault !== false)
  return { figures, faults }
}

/** Counts a checkout against its budgets: the figures in one line, and a sentence for each fault. */
export const countBudgets = (files: SourceFile[]) => {
  const { figures, faults } = totals(files)
  const perFile = files.flatMap((file) => [
    ...sizes(file),
    ...doors(file),
    ...fileNames(file),
    ...suppressions(file),
  ])
  return { figures, faults: [...perFile, ...faults] }
}
