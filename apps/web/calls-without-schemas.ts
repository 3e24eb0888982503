import { pathToFileURL } from 'node:url'
import { type BodyLimits, type Call, type CallRecord, limitsOf } from '@bole/platform/contract'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What of a call's record only the server, the documentation and the tests read. */
const notForBrowsers = new Set([
  'params',
  'query',
  'body',
  'reply',
  'refusals',
  'refusedWith',
  'keptBy',
  'access',
  'summary',
  'perMinute',
])

/** What besides only forms and lists of staff read, which candidates' pages have none of. */
const notForCandidates = ['shows', 'changes', 'hasTotal']

const nameOf = (member: ESTree.ObjectPropertyKind): string =>
  member.type === 'Property' && member.key.type === 'Identifier' ? member.key.name : ''

type Edit = readonly [from: number, to: number, text: string]

/** What each call's body bounds, by the call's verb. */
type LimitsByVerb = Readonly<Record<string, BodyLimits>>

/**
 * Contract code whose records of calls lack what no browser reads, and whose schemas may be left out where nobody uses them. In
 * the place of a body stands what forms know of it. For candidates there are the calls that anyone may make, and no forms described.
 */
export function withoutSchemas(code: string, limits: LimitsByVerb = {}, isForCandidates = false): string {
  const edits: Edit[] = []
  const left = new Set([...notForBrowsers, ...(isForCandidates ? notForCandidates : [])])
  let depth = 0
  const leave = (verb: string, { properties, start, end }: ESTree.ObjectExpression) => {
    const names = properties.map(nameOf)
    if (!['method', 'path', 'access'].every((name) => names.includes(name))) return
    const access = properties[names.indexOf('access')]
    const isTheirs = access && /['"`]anyone/.test(code.slice(access.start, access.end))
    if (isForCandidates && !isTheirs) {
      edits.push([start, end, '{}'])
      return
    }
    properties.forEach((member, index) => {
      const name = nameOf(member)
      if (!left.has(name)) return
      const taken = name === 'body' ? limits[verb] : undefined
      edits.push([
        member.start,
        properties[index + 1]?.start ?? member.end,
        taken ? `takes: ${JSON.stringify(taken)}, ` : '',
      ])
    })
  }
  const visitor = new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type === 'ObjectExpression') leave(key.name, value)
    },
    ArrowFunctionExpression: () => void depth++,
    'ArrowFunctionExpression:exit': () => void depth--,
    FunctionDeclaration: () => void depth++,
    'FunctionDeclaration:exit': () => void depth--,
    VariableDeclarator({ init }) {
      if (!init || depth > 0 || init.type === 'ArrowFunctionExpression') return
      edits.push([init.start, init.start, '/* #__PURE__ */ (() => ('], [init.end, init.end, '))()'])
    },
  })
  visitor.visit(parseSync('contract.ts', code).program)
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code)
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** What of a call's record a browser reads, where the record is made and not written out. */
const forBrowsers = ['method', 'path', 'hasTotal', 'shows', 'changes'] as const

/** What `definePlain` or `defineSetting` makes. */
interface Made {
  readonly calls: Readonly<Record<string, CallRecord>>
  readonly rules: object
}

/** A plain list or a setting as browsers get it: its calls as they are written out elsewhere, and its rules. */
function madeForBrowsers({ calls, rules }: Made, isForCandidates: boolean): string {
  const theirs = Object.entries(calls).map(([verb, call]) => {
    const own = Object.fromEntries(forBrowsers.flatMap((name) => (call[name] ? [[name, call[name]]] : [])))
    return [verb, isForCandidates ? {} : { ...own, ...(call.body ? { takes: limitsOf(call.body) } : {}) }]
  })
  return JSON.stringify({ calls: Object.fromEntries(theirs), rules })
}

const making = ['definePlain', 'defineSetting']

/** Puts what `definePlain` and `defineSetting` make in the place of its description, whose fields are schemas. */
async function withShapesMade(code: string, file: string, isForCandidates: boolean): Promise<string> {
  if (!making.some((name) => code.includes(`${name}(`))) return code
  const given: Readonly<Record<string, Made>> = await import(pathToFileURL(file).href)
  const edits: Edit[] = []
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      if (init.callee.type !== 'Identifier' || !making.includes(init.callee.name)) return
      const made = given[id.name]
      if (!made) throw new Error(`${file}: ${id.name} has to be exported, as browsers get what it makes`)
      edits.push([init.start, init.end, madeForBrowsers(made, isForCandidates)])
    },
  })
  visitor.visit(parseSync('contract.ts', code).program)
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [from, to, put]) => text.slice(0, from) + put + text.slice(to), code)
}

/** What the calls of a contract's file take, by their verbs: those that bound anything. */
async function limitsIn(file: string): Promise<LimitsByVerb> {
  const given: Readonly<Record<string, object>> = await import(pathToFileURL(file).href)
  const calls = Object.values(given).flatMap((api) => Object.entries(api))
  return Object.fromEntries(
    calls.flatMap(([verb, call]) => {
      const limits = isCall(call) && call.body && !call.uploads ? limitsOf(call.body) : {}
      return Object.keys(limits).length > 0 ? [[verb, limits]] : []
    }),
  )
}

/** A contract's file as browsers get it; its limits are read from the schemas themselves. */
export async function contractForBrowsers(written: string, file: string): Promise<string> {
  const code = await withShapesMade(written, file, false)
  // The calls of a noun stand in a file of their own, without the name that `defineApi` gives them; types are gone by now.
  const hasCalls = /\bdefineApi\(|\bmethod: ?['"`]/.test(code)
  return withoutSchemas(code, hasCalls ? await limitsIn(file) : {})
}

/**
 * Browsers ask and are answered; the server alone validates. Without its schemas a contract costs a few hundred bytes, and
 * zod is loaded only by what imports a schema by name. What forms know of a body is read once: whoever changes a limit starts the
 * development server again.
 */
export function callsWithoutSchemas({ isForCandidates = false } = {}): Plugin {
  const reduced = async (written: string, id: string) => {
    if (!isForCandidates) return contractForBrowsers(written, id)
    return withoutSchemas(await withShapesMade(written, id, true), {}, true)
  }
  return {
    name: 'calls-without-schemas',
    transform: {
      filter: { id: /\/domains\/[^/]+\/contract\/[^/]+\.ts$/ },
      handler: async (code, id) => ({ code: await reduced(code, id), map: null }),
    },
  }
}
