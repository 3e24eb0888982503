import { zipSync } from 'fflate'

const quoted = (value: string | number | null) =>
  value === null
    ? 'NULL'
    : typeof value === 'number'
      ? String(value)
      : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** One table of a dump as mysqldump writes it: its definition, and its rows in one statement without names of columns. */
function table(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const definition = columns.map((column) => `  \`${column}\` text,`).join('\n')
  const values = rows.map((row) => `(${row.map(quoted).join(',')})`).join(',')
  return [
    `DROP TABLE IF EXISTS \`${name}\`;`,
    `CREATE TABLE \`${name}\` (\n${definition}\n  PRIMARY KEY (\`${columns[0]}\`)\n) ENGINE=InnoDB;`,
    rows.length > 0 ? `INSERT INTO \`${name}\` VALUES ${values};` : '',
  ].join('\n')
}

/** Somebody in the old system. */
export interface OldPerson {
  readonly id: number
  readonly first: string
  readonly last: string
  readonly phone: string
  /** The job order they applied to, and the statuses they passed there, with the days. */
  readonly job?: number
  readonly statuses?: readonly (readonly [status: number, day: string])[]
  readonly said?: string
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
}

/** A dump of OpenCATS with these people, and the archive of it with their files. */
export function dumpOf(people: readonly OldPerson[], jobs: Readonly<Record<number, string>>) {
  const sql = [
    '-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nLOCK TABLES `candidate` WRITE;',
    table('user', ['user_id', 'password'], [[1, "a'b;c"]]),
    table(
      'candidate',
      [
        'candidate_id',
        'last_name',
        'first_name',
        'phone_cell',
        'email1',
        'source',
        'notes',
        'key_skills',
        'date_created',
        'is_admin_hidden',
      ],
      people.map(({ id, first, last, phone }) => [
        id,
        last,
        first,
        phone,
        `p${id}@old.example`,
        'Monster',
        null,
        'PHP, SQL',
        '2019-01-02 10:00:00',
        0,
      ]),
    ),
    table(
      'joborder',
      ['joborder_id', 'title'],
      Object.entries(jobs).map(([id, title]) => [Number(id), title]),
    ),
    table(
      'candidate_joborder',
      ['candidate_joborder_id', 'candidate_id', 'joborder_id', 'status', 'date_created', 'date_modified'],
      people.flatMap(({ id, job, statuses = [] }) =>
        job ? [[id, id, job, statuses.at(-1)?.[0] ?? 100, '2019-02-01 09:00:00', '2019-06-01 09:00:00']] : [],
      ),
    ),
    table(
      'candidate_joborder_status_history',
      [
        'candidate_joborder_status_history_id',
        'candidate_id',
        'joborder_id',
        'date',
        'status_from',
        'status_to',
      ],
      people.flatMap(({ id, job = 0, statuses = [] }) =>
        statuses.map(([status, day], at) => [id * 100 + at, id, job, `${day} 12:00:00`, 0, status]),
      ),
    ),
    table(
      'activity',
      ['activity_id', 'data_item_type', 'data_item_id', 'date_occurred', 'notes'],
      people.flatMap(({ id, said }) => (said ? [[id, 100, id, '2019-03-04 08:00:00', said]] : [])),
    ),
    table(
      'attachment',
      [
        'attachment_id',
        'data_item_id',
        'data_item_type',
        'original_filename',
        'stored_filename',
        'resume',
        'profile_image',
        'directory_name',
      ],
      people.flatMap(({ id, file }) =>
        file ? [[id, id, 100, file.name, `s${id}.txt`, 1, 0, `site_1/0xxx/${id}/`]] : [],
      ),
    ),
    'UNLOCK TABLES;',
  ].join('\n')
  const files = people.flatMap(({ id, file }) =>
    file ? [[`attachments/site_1/0xxx/${id}/s${id}.txt`, file.bytes] as const] : [],
  )
  return { sql, zip: zipSync({ 'cats.sql': new TextEncoder().encode(sql), ...Object.fromEntries(files) }) }
}
