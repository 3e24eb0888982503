import { may, prepared, type Query, type Reader, type RecordScope } from '@bole/platform/server'

/**
 * Which applications are counted: the whole origin, those of a project, of departments, of departments in a project, those
 * the caller takes part in, or those they own.
 */
export interface Seen {
  readonly kind: 'whole' | 'project' | 'departments' | 'departments_in_project' | 'assigned' | 'own'
  /** What the conditions below need, after a statement's own parameters. */
  readonly parameters: readonly unknown[]
}

const widest: readonly RecordScope['kind'][] = ['organisation', 'departments', 'assigned', 'own', 'nothing']

/** Whose dashboard it is: how far they see, and what they may. */
export type Counting = Reader<'candidates' | 'positions'> & Parameters<typeof may>[0]

/**
 * What somebody may count, in one project or in all of them: as far as they see both, candidates and positions; nothing where they may see
 * no candidates.
 */
export function seenBy(caller: Counting, themeId: number | undefined): Seen {
  const { userId, scopes } = caller
  const { positions } = scopes
  const candidates: RecordScope = may(caller, 'candidates.view') ? scopes.candidates : { kind: 'nothing' }
  const scope = widest.indexOf(candidates.kind) < widest.indexOf(positions.kind) ? positions : candidates
  const themes = themeId === undefined ? [] : [themeId]
  if (scope.kind === 'assigned' || scope.kind === 'own')
    return { kind: scope.kind, parameters: [userId, themeId ?? null] }
  if (scope.kind === 'organisation')
    return { kind: themes.length > 0 ? 'project' : 'whole', parameters: themes }
  return {
    kind: themes.length > 0 ? 'departments_in_project' : 'departments',
    parameters: [scope.kind === 'departments' ? scope.departmentIds : [], ...themes],
  }
}

/**
 * SQL conditions of what is seen: on applications `a`, phrased to find them by an index (`application`) or to be asked of rows that were
 * found by something else (`filterFound`); on positions `p`; on kept counts `c`.
 */
export interface Conditions {
  /** What is one's own is written as what one takes part in, narrower. */
  readonly kind: Exclude<Seen['kind'], 'own'>
  readonly application: string
  readonly filterFound: string
  readonly position: string
  /** Null where no counts are kept. */
  readonly counted: string | null
}

function conditionsAt(kind: Seen['kind'], first: number): Conditions {
  const [one, two] = [`$${first}`, `$${first + 1}`]
  const on = (alias: 'a' | 'p') => ({
    whole: 'true',
    project: `${alias}.project_id = ${one}::bigint`,
    departments: `${alias}.department_id = any (${one}::bigint[])`,
    departments_in_project: `${alias}.department_id = any (${one}::bigint[]) and ${alias}.project_id = ${two}::bigint`,
  })
  if (kind !== 'assigned' && kind !== 'own') {
    const position = on('p')[kind]
    const counted = {
      whole: 'c.position_id = 0 and c.project_id = 0 and c.department_id = 0',
      project: `c.position_id = 0 and c.project_id = ${one}::bigint`,
      departments: `c.position_id = 0 and c.project_id = 0 and c.department_id = any (${one}::bigint[])`,
      departments_in_project: `c.position_id = any (array(select p.id from positions p where ${position}))`,
    }[kind]
    return { kind, application: on('a')[kind], filterFound: on('a')[kind], position, counted }
  }
  const isOwner = kind === 'own' ? " and o.part = 'owner'" : ''
  const own = `select o.application_id from application_people o where o.user_id = ${one}::bigint${isOwner}`
  const others =
    kind === 'own'
      ? ''
      : `
      or p.id = any (array(select distinct a.position_id from application_people o
        join applications a on a.organisation_id = o.organisation_id and a.id = o.application_id
        where o.user_id = ${one}::bigint))`
  const inTheme = `(${two}::bigint is null or a.project_id = ${two}::bigint)`
  return {
    kind: 'assigned',
    counted: null,
    application: `a.id = any (array(${own})) and ${inTheme}`,
    // Not a join: PostgreSQL hashes the ids once and looks each row up in them.
    filterFound: `(a.id in (${own})) is true and ${inTheme}`,
    position: `(${two}::bigint is null or p.project_id = ${two}::bigint) and (p.owner_user_id = ${one}::bigint${others})`,
  }
}

/**
 * Text: a hot path. The first screen asks a dozen of these at once, and building them for each request took longer than the
 * database; so the dashboard's statements are text (`npm run bench`, dashboard).
 *
 * A statement for each kind of visibility, written once. `own` is the number of its own parameters; those of the visibility come
 * after them.
 */
export function perVisibility<Row>(
  own: number,
  write: (conditions: Conditions) => string,
): (seen: Seen, ...parameters: unknown[]) => Query<Row> {
  const statements = {
    whole: prepared<Row>(write(conditionsAt('whole', own + 1))),
    project: prepared<Row>(write(conditionsAt('project', own + 1))),
    departments: prepared<Row>(write(conditionsAt('departments', own + 1))),
    departments_in_project: prepared<Row>(write(conditionsAt('departments_in_project', own + 1))),
    assigned: prepared<Row>(write(conditionsAt('assigned', own + 1))),
    own: prepared<Row>(write(conditionsAt('own', own + 1))),
  }
  return (seen, ...parameters) => statements[seen.kind](...parameters, ...seen.parameters)
}

/**
 * Goes first in a batch of many small statements, whose planning costs more than they do: for this batch, plans are made
 * once for any values.
 */
export const planOnce = prepared<object>(`select set_config('plan_cache_mode', 'force_generic_plan', true)`)()
