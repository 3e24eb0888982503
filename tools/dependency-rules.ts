import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

const test = '\\.(test|spec)\\.tsx?$|/testing/|/fixtures/'
const serverRooms =
  '^(domains/[^/]+/server|apps/server|platform/(server|outward|reaction|isolation|testing))/'
const webRooms =
  '^(domains/[^/]+/(web|portal)|apps/(web|portal)|platform/(web|filter|form|later|list|moments|places|plain|portal|portal-shell|screens|setting|shell))/'
// A room's index, and a domain's lists of screens and of web slots: apart, so that naming them loads no screen.
const door = '^(domains/[^/]+|platform)/([^/]+/index|web/(screens|slots))\\.tsx?$'

// The supervisor's two halves: the mechanism in platform (tests need it too), the policy in the server.
const supervisor = '^platform/server/embedded-postgres/'

const tables = '^domains/[^/]+/server/tables\\.ts$'
const homely = 'Rows stay in their own server room; the door gives what a store or a presenter answers.'

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

/**
 * The domains from the lowest layer to the highest. A domain asks those of lower layers, through their doors; those of its
 * own layer do not know each other. What it tells or needs upwards goes by an event or a slot.
 */
export const layers: readonly (readonly string[])[] = [
  ['mail', 'sms'],
  ['parsing'],
  ['inbox'],
  ['accounts'],
  ['organisations'],
  ['processes'],
  ['themes'],
  ['positions', 'lectures'],
  ['resumes', 'requisitions', 'sourcing'],
  ['pipeline'],
  [
    'approvals',
    'notifications',
    'interviews',
    'exams',
    'assessments',
    'ai-interviews',
    'library',
    'referral',
    'parse-administration',
  ],
  ['rooms'],
  ['coding'],
  ['talent-pool', 'intake', 'careers'],
  ['dashboard', 'reports', 'automation', 'rpo', 'mailboxes', 'imports', 'concepts', 'help'],
]

/** One rule a layer: its domains import none that is not below them. */
function layerRules(of: typeof layers): IRegularForbiddenRuleType[] {
  const foldersOf = (domains: readonly string[]) => `^domains/(${domains.join('|')})/`
  return [
    ...of.map((layer, place) =>
      rule(
        'layers-only-ask-downwards',
        'Tell it as an event that the other domain reacts to, need it as a slot that the other one fills, or move what both share into the lower model.',
        { path: foldersOf(layer), pathNot: test },
        { path: foldersOf(of.slice(place).flat()), pathNot: '^domains/$1/' },
      ),
    ),
    rule(
      'every-domain-has-a-layer',
      'Give the domain its place in `layers`, in tools/dependency-rules.ts.',
      { path: '^domains/', pathNot: foldersOf(of.flat()) },
      {},
    ),
  ]
}

/** Who may import whom; each name is the sentence, each comment says what to do instead. */
export const rulesOf = (of: typeof layers): IRegularForbiddenRuleType[] => [
  ...layerRules(of),
  rule(
    'model-is-pure',
    'A model imports only models, and the numbering plans of libphonenumber-js: what it needs from elsewhere comes in as an argument.',
    { path: '^domains/[^/]+/model/', pathNot: test },
    { pathNot: '^domains/[^/]+/model/|node_modules/libphonenumber-js/' },
  ),
  rule(
    'contract-knows-model-only',
    'A contract imports models, contracts and zod: it is read on both sides of the wire.',
    { path: '^(domains/[^/]+|platform)/contract/', pathNot: test },
    { pathNot: '^(domains/[^/]+/(model|contract)|platform/contract)/|node_modules/zod/' },
  ),
  rule(
    'web-never-sees-server',
    'The browser knows the contract, never the server behind it.',
    { path: webRooms, pathNot: test },
    { path: `${serverRooms}|^node_modules/(pg|kysely|fastify)/|^node:` },
  ),
  rule(
    'server-never-sees-web',
    'The server answers in data; what it looks like is the web room’s.',
    { path: serverRooms, pathNot: test },
    { path: `${webRooms}|^node_modules/(react|react-dom|antd)/` },
  ),
  rule(
    'strangers-use-the-door',
    'Another domain is reached through its index.ts: export what you need there, or ask for it to be.',
    { path: '^domains/([^/]+)/' },
    { path: '^(domains|platform)/', pathNot: `^domains/$1/|${door}` },
  ),
  rule(
    'apps-use-the-door',
    'An app composes domains by what their index.ts gives.',
    { path: '^apps/' },
    { path: '^(domains|platform)/', pathNot: `${door}|${supervisor}` },
  ),
  rule(
    'apps-are-nobodys-parts',
    'An app stands on the domains: they do not know it.',
    { path: '^domains/', pathNot: test },
    { path: '^apps/' },
  ),
  rule('tables-stay-home', homely, { pathNot: '^domains/[^/]+/server/' }, { path: tables }),
  rule(
    'tables-stay-home',
    homely,
    { path: '^domains/([^/]+)/server/' },
    { path: tables, pathNot: '^domains/$1/' },
  ),
  rule('tables-stay-home', homely, { path: '^domains/[^/]+/server/index\\.ts$' }, { path: tables }),
  rule(
    'platform-knows-no-domain',
    'The platform stands below every domain: pass it what it needs.',
    { path: '^platform/' },
    { path: '^(domains|apps)/' },
  ),
  rule(
    'no-cycles',
    'Two files that import each other are one: merge them, or move what they share below both.',
    {},
    // What a screen loads lazily may link to that screen.
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  ),
]
