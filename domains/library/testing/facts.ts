import { libraryApi } from '@bole/library/contract'
import type { DomainFacts } from '@bole/server/testing'

const conditions =
  'check_by_user_id interviewer_id owner_id position_id process_step_id project_id tag_id'.split(' ')

export const facts: DomainFacts = {
  records: { export: 'exports' },
  needs: ['pipeline'],
  make: async ({ ask, made, word }) => {
    const post_id = made.application
    await ask(libraryApi.exportExcel, {
      chosen: { post_ids: [post_id], conditions: null, people: null },
      columns: ['name'],
    })
    await ask(libraryApi.updateExtraInfo, { post_id, key: 'badge', label: word, value: word })
    await ask(libraryApi.updateRecord, { post_id, is_locked: true })
  },
  samples: { 'library.updateExtraInfo body.key': 'badge' },
  foreignAnswers: {
    filter: ['library.getRecordFacts query.post_ids'],
    nothing_to_export: ['exportExcel', 'exportPdf', 'exportOriginals'].flatMap((call) => [
      `library.${call} body.chosen.post_ids`,
      ...conditions.map((name) => `library.${call} body.chosen.conditions.${name}`),
    ]),
  },
  moreRows: [
    `insert into search_watches (organisation_id, search_id, seen_up_to)
     select organisation_id, id, 0 from saved_searches on conflict do nothing`,
    `insert into call_imports (organisation_id, candidate_id, application_id)
     select organisation_id, candidate_id, id from applications on conflict do nothing`,
    `insert into exam_scores (organisation_id, candidate_id, exam, score)
     select organisation_id, id, 'Java', 88 from candidates on conflict do nothing`,
  ],
}
