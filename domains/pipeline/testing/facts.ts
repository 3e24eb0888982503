import { pipelineApi } from '@bole/pipeline/contract'
import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {
    application: 'applications',
    tag: 'tags',
    tag_group: 'tag_groups',
    reject_reason: 'reject_reasons',
    batch: 'batches',
    saved_search: 'saved_searches',
    interview_slot: 'interview_slots',
    tag_merge: 'tag_merges',
  },
  needs: ['positions'],
  make: async ({ world, organisationId, word, ask, made }) => {
    // One number is left free below it, for an application of somebody's second record.
    await world.rows(`select nextval(pg_get_serial_sequence('applications', 'id'))`)
    const application = await world.application(organisationId, made.position ?? 0, { name: word })
    await ask(pipelineApi.addTags, { post_ids: [application], tags: [word] })
    await world.rows(
      `insert into tag_merges (organisation_id, tag_id, into_id, tag_version, into_version, had, had_both, left_with)
       select organisation_id, id, id, 9, 9, '{}', '{}', '{}' from tags where organisation_id = $1 limit 1`,
      organisationId,
    )
    await ask(pipelineApi.createTagGroup, { name: word })
    await ask(pipelineApi.saveSearch, { screen: 'candidates', name: word, conditions: {} })
    await ask(pipelineApi.takeUp, { post_id: application, version: 1 })
    const [round] = await world.rows(
      `select id::integer from process_steps where organisation_id = $1 and stage = 12 and not is_gone order by id limit 1`,
      organisationId,
    )
    const hours = { from: '09:00', until: '10:00', minutes: 60, first_day: '2999-01-02', place: word }
    await ask(pipelineApi.setSlots, { process_step_id: Number(round?.id), ...hours })
    made.application = application
  },
  // The newest step of the company is the last of its position's process.
  samples: {
    'pipeline.move body.stage': 6,
    'pipeline.moveMany body.stage': 6,
    'pipeline.updateTag body.version': 1,
    'pipeline.mergeTags body.version': 1,
    'pipeline.retireTag body.version': 1,
    'pipeline.updateTagGroup body.version': 1,
    'pipeline.updateReason body.version': 1,
    'pipeline.retireReason body.version': 1,
    'pipeline.updateSlot body.version': 1,
    'pipeline.setSlots body.from': '09:00',
    'pipeline.setSlots body.until': '10:00',
  },
  // Taken up, and otherwise unchanged.
  version: 2,
  foreignAnswers: {
    filter: [
      'pipeline.listCandidates query.check_by_user_id',
      'pipeline.listCandidates query.interviewer_id',
      'pipeline.listCandidates query.owner_id',
      'pipeline.listCandidates query.position_id',
      'pipeline.listCandidates query.process_step_id',
      'pipeline.listCandidates query.project_id',
      'pipeline.listCandidates query.tag_id',
      'pipeline.checkInterviewTime query.interviewer_id',
      'pipeline.checkInterviewTime query.post_id',
      'pipeline.listDeliveries query.position_id',
      'pipeline.listDeliveries query.post_id',
      'pipeline.listInterviewCandidates query.interviewer_id',
      'pipeline.listInterviewCandidates query.process_step_id',
      'pipeline.listTags query.group_id',
      'pipeline.listSlots query.process_id',
      'pipeline.listSlots query.process_step_id',
      'pipeline.listForSlots query.post_id',
    ],
    each: [
      'pipeline.changePosition body.applications.[].post_id',
      'pipeline.distributeSlots body.applications.[].post_id',
      'pipeline.giveFeedbackToMany body.applications.[].post_id',
      'pipeline.moveMany body.applications.[].post_id',
      'pipeline.removeApplications body.applications.[].post_id',
      'pipeline.restoreApplications body.applications.[].post_id',
      'pipeline.transfer body.applications.[].post_id',
    ],
    unknown_person: [
      'pipeline.arrange body.approver_ids',
      'pipeline.arrange body.interviewer_ids',
      'pipeline.giveFeedback body.approver_ids',
      'pipeline.giveFeedback body.interviewer_ids',
      'pipeline.move body.approver_ids',
      'pipeline.move body.interviewer_ids',
      'pipeline.moveMany body.approver_ids',
      'pipeline.moveMany body.interviewer_ids',
      'pipeline.transfer body.owner_id',
      'pipeline.distributeSlots body.interviewer_ids',
    ],
  },
  moreRows: [
    `insert into feedback_changes (organisation_id, history_id, tags)
     select organisation_id, id, '{}' from application_history`,
    // An interview: a trigger puts it on the agenda of who takes part.
    `insert into stage_records (organisation_id, application_id, stage, step, detail, meets_at, closed_at)
     select organisation_id, id, 12, 40, 0, now(), now() from applications`,
  ],
}
