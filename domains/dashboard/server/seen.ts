import { prepared, type Query, type RecordScope } from '@bole/platform/server'

/** Which applications are counted: the whole origin, those of some positions, or those the caller takes part in. */
export interface Seen {
  readonly kind: 'whole' | 'positions' | 'assigned'
  /** What the conditions below need, after a statement's own parameters. */
  readonly parameters: readonly unknown[]
}

/** What somebody may count, in one project or in all of them. */
export function seenBy(
  { scope, userId }: { readonly scope: RecordScope; readonly userId: number },
  themeId: number | undefined,
): Seen {
  const theme = themeId ?? null
  if (scope.kind === 'assigned') return { kind: 'assigned', parameters: [userId, theme] }
  if (scope.kind === 'organisation')
    return theme === null
      ? { kind: 'whole', parameters: [] }
      : { kind: 'positions', parameters: [null, theme] }
  return {
    kind: 'positions',
    parameters: [scope.kind === 'departments' ? scope.departmentIds : [], theme],
  }
}

/** SQL conditions of what is seen: on applications `a`, to find them or to sift what was found, and on positions `p`. */
export interface Conditions {
  readonly kind: Seen['kind']
  readonly application: string
  readonly sifting: string
  readonly position: string
}

function conditionsAt(kind: Seen['kind'], first: number): Conditions {
  const [one, two] = [`$${first}`, `$${first + 1}`]
  if (kind === 'whole') return { kind, application: 'true', sifting: 'true', position: 'true' }
  if (kind === 'positions') {
    const position = `(${one}::bigint[] is null or p.department_id = any (${one}::bigint[]))
      and (${two}::bigint is null or p.project_id = ${two}::bigint)`
    const application = `a.position_id = any (array(select p.id from positions p where ${position}))`
    return { kind, position, application, sifting: application }
  }
  const own = `select o.application_id from application_people o where o.user_id = ${one}::bigint`
  const inTheme = `(${two}::bigint is null or a.project_id = ${two}::bigint)`
  return {
    kind,
    application: `a.id = any (array(${own})) and ${inTheme}`,
    // Not a join: a hash of one's own, asked for each row.
    sifting: `(a.id in (${own})) is true and ${inTheme}`,
    position: `(${two}::bigint is null or p.project_id = ${two}::bigint) and (p.owner_user_id = ${one}::bigint
      or p.id = any (array(select distinct a.position_id from application_people o
        join applications a on a.organisation_id = o.organisation_id and a.id = o.application_id
        where o.user_id = ${one}::bigint)))`,
  }
}

/**
 * A statement for each kind of sight, written once. `own` is the number of its own parameters; those of the sight come
 * after them.
 */
export function perSight<Row>(
  own: number,
  write: (conditions: Conditions) => string,
): (seen: Seen, ...parameters: unknown[]) => Query<Row> {
  const statements = {
    whole: prepared<Row>(write(conditionsAt('whole', own + 1))),
    positions: prepared<Row>(write(conditionsAt('positions', own + 1))),
    assigned: prepared<Row>(write(conditionsAt('assigned', own + 1))),
  }
  return (seen, ...parameters) => statements[seen.kind](...parameters, ...seen.parameters)
}

const planning = prepared<object>(`select set_config('plan_cache_mode', $1, true)`)

/**
 * Goes first in a batch of many small statements, whose planning costs more than they do: for this batch, plans are made
 * once for any values. Not for what one takes part in, where the values decide the plan.
 */
export function planOnce({ kind }: Seen): Query<object> {
  return planning(kind === 'assigned' ? 'auto' : 'force_generic_plan')
}
