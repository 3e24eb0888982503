import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What of a call's record only the server, the documentation and the tests read. */
const notForBrowsers = new Set([
  'params',
  'query',
  'body',
  'reply',
  'refusals',
  'access',
  'summary',
  'perMinute',
])

const nameOf = (member: ESTree.ObjectPropertyKind): string =>
  member.type === 'Property' && member.key.type === 'Identifier' ? member.key.name : ''

type Edit = readonly [from: number, to: number, text: string]

/** Contract code whose records of calls lack what no browser reads, and whose schemas may be left out where nobody uses them. */
export function withoutSchemas(code: string): string {
  const edits: Edit[] = []
  let depth = 0
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const names = properties.map(nameOf)
      const isCall = ['method', 'path', 'access'].every((name) => names.includes(name))
      if (!isCall) return
      properties.forEach((member, index) => {
        if (!notForBrowsers.has(nameOf(member))) return
        edits.push([member.start, properties[index + 1]?.start ?? member.end, ''])
      })
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

/**
 * Browsers ask and are answered; the server alone validates. Without its schemas a contract costs a few hundred bytes, and
 * zod is loaded only by what imports a schema by name.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    transform: {
      filter: { id: /\/domains\/[^/]+\/contract\/[^/]+\.ts$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  }
}
