import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { import: 'imports' },
  needs: ['accounts', 'positions'],
  make: async ({ world, organisationId, made, word }) => {
    // Of the company's SuperAdmin, who is its first user.
    const [row] = await world.rows(
      `insert into imports (organisation_id, user_id, name, kind, state, columns, mapping, rows_read)
       select $1, min(id), $2, 'csv', 'read', '[{"title": "Name", "samples": ["Ann"]}]'::jsonb, '["name"]'::jsonb, 1
       from users where organisation_id = $1 returning id`,
      organisationId,
      `${word}.csv`,
    )
    made.import = Number(row?.id)
  },
  samples: { 'imports.checkImport body.mapping': ['name'] },
  // The sample of a list that may be empty is; `who-and-what.test.ts` names others' positions there.
  foreignAnswers: { ignored: ['imports.checkImport body.positions.[].position_id'] },
  moreRows: [
    `insert into import_rows (organisation_id, import_id, place, cells) select organisation_id, id, 2, '["Ann"]' from imports`,
    `insert into import_parts (organisation_id, import_id, kind, old_id, of_old_id, cells)
     select organisation_id, id, 'activity', 1, 2, '{"notes": "x"}' from imports`,
    `insert into import_keys (organisation_id, import_id, key, place) select organisation_id, id, 'ann|1', 2 from imports`,
    `insert into import_mappings (organisation_id, titles_digest, meanings, used_at)
     select organisation_id, 'd', '{"name": "name"}', now() from imports`,
  ],
}
