import { lecturesApi } from '@bole/lectures/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: { lecture: 'lectures' },
  needs: ['themes'],
  make: async ({ world, organisationId, word, ask }) => {
    const [project] = await world.rows(
      'select id from projects where organisation_id = $1 and not is_deleted order by id desc limit 1',
      organisationId,
    )
    await ask(lecturesApi.createLecture, {
      ...{ theme_id: Number(project?.id), kind: 'xjh', city: word, university: word, address: word },
      datetime: '2026-09-03T11:00:00Z',
    })
  },
  samples: {
    'lectures.signIn body.phone': '13800138000',
    'lectures.createLecture body.xjhUrl': 'https://example.com/talk',
    // The route of the company stays as it is.
    'lectures.updateRoute body.version': 99,
    'lectures.updateLecture body.xjhUrl': 'https://example.com/talk',
  },
  foreignAnswers: {
    stale: ['lectures.updateRoute body.xjhRoute.[].id', 'lectures.updateRoute body.yxjRoute.[].id'],
    filter: ['lectures.listVisitors query.theme_id', 'lectures.listVisitors query.lecture_id'],
  },
  moreRows: [
    `insert into lecture_visitors (organisation_id, lecture_id, name, phone, signed_in_at)
     select organisation_id, id, '李雷', '13800138000', now() from lectures`,
  ],
}
