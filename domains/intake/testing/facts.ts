import { intakeApi } from '@bole/intake/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { intake_item: 'intake_items', resume_folder: 'resume_folders' },
  needs: ['accounts', 'positions', 'themes'],
  make: async ({ ask, made, word }) => {
    await ask(intakeApi.createFolder, {
      ...{ origin: 2, name: word, theme_id: null, position_id: null, doors: ['upload'] },
      ...{ is_shared: true, user_ids: [] },
    })
    await ask(intakeApi.upload, { position_id: made.position })
  },
  foreignAnswers: {
    filter: ['intake.listArrivals query.folder_id', 'intake.sumArrivals query.folder_id'],
    unknown_person: [
      'intake.createFolder body.user_ids',
      'intake.createFolder body.user_ids.[]',
      'intake.updateFolder body.user_ids',
      'intake.updateFolder body.user_ids.[]',
    ],
    unknown_project: ['intake.createFolder body.theme_id', 'intake.updateFolder body.theme_id'],
    unknown_position: ['intake.createFolder body.position_id', 'intake.updateFolder body.position_id'],
  },
  moreRows: [
    `insert into resume_folder_people (organisation_id, folder_id, user_id)
     select f.organisation_id, f.id, min(u.id) from resume_folders f join users u using (organisation_id) group by 1, 2`,
    `insert into plug_in_people (organisation_id, channel, reference, account, item_id)
     select organisation_id, 'boss', 'r' || id, 'Board account', id from intake_items`,
  ],
  samples: { 'intake.retry body.by_hand': undefined, 'intake.createFolder body.origin': 2 },
}
