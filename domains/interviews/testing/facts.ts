import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {
    interview: 'interviews',
    interview_room: 'interview_rooms',
    interview_offer: 'interview_offers',
  },
  needs: ['accounts', 'positions', 'pipeline'],
  // Of the company's one application, where it stands: another would be the newest, which the tests take for the pipeline's.
  make: async ({ world, organisationId, word, made }) => {
    await world.rows(
      `with kept as (
         insert into interviews (organisation_id, origin, starts_at, ends_at, state, address, directions, reception_note)
         values ($1, 2, '2999-02-01T02:00:00Z', '2999-02-01T03:00:00Z', 'ahead', $2, $2, $2) returning id
       ), met as (
         insert into interview_candidates (organisation_id, interview_id, application_id, stage_record_id)
         select organisation_id, (select id from kept), application_id, id from stage_records
         where organisation_id = $1 and application_id = $3 and closed_at is null
       ), queue as (
         insert into interview_queues (organisation_id, interview_id, minutes_each, door_seed, door_digest)
         select $1, id, 20, gen_random_uuid(), sha256(gen_random_uuid()::text::bytea) from kept
       ), room as (
         insert into interview_rooms (organisation_id, interview_id, title, place) select $1, id, $2, 0 from kept
       ), offered as (
         insert into interview_offer_sets (organisation_id, origin, reply_by, interviewer_ids, place, is_online, address, directions, reception_note, made_at)
         select $1, 2, '2999-01-20T02:00:00Z', array[min(id)], $2, false, $2, $2, $2, now() from users where organisation_id = $1 returning id
       ), times as (
         insert into interview_offer_times (organisation_id, set_id, starts_at, ends_at)
         select $1, id, '2999-02-02T02:00:00Z', '2999-02-02T03:00:00Z' from offered
       ), offer as (
         insert into interview_offers (organisation_id, set_id, application_id, stage_record_id)
         select organisation_id, (select id from offered), application_id, id from stage_records
         where organisation_id = $1 and application_id = $3 and closed_at is null
       )
       insert into interview_people (organisation_id, interview_id, user_id, role)
       select $1, (select id from kept), min(id), 'main' from users where organisation_id = $1`,
      organisationId,
      word,
      made.application,
    )
  },
  samples: {
    'interviews.create body.interviewTime': '2999-03-01T02:00:00Z',
    'interviews.create body.endTime': '2999-03-01T03:00:00Z',
    'interviews.createQueue body.interviewTime': '2999-03-01T02:00:00Z',
    'interviews.createQueue body.endTime': '2999-03-01T03:00:00Z',
    'interviews.offerTimes body.times.[].interviewTime': '2999-03-01T02:00:00Z',
    'interviews.offerTimes body.times.[].endTime': '2999-03-01T03:00:00Z',
    'interviews.offerTimes body.reply_by': '2999-02-01T02:00:00Z',
    'interviews.signInAtDoor body.phone': '13800138000',
    'interviews.updateHours body.opens_at': 9,
    'interviews.updateHours body.closes_at': 18,
    'interviews.saveOwnHours body.opens_at': 9,
    'interviews.saveOwnHours body.closes_at': 18,
  },
  foreignAnswers: {
    filter: [
      'interviews.list query.interviewer_id',
      'interviews.list query.department_id',
      'interviews.calendar query.interviewer_id',
      'interviews.calendar query.department_id',
      'interviews.freeTimes query.interviewer_id',
      'interviews.freeTimes query.id',
      'interviews.onlineList body.origin',
      'interviews.listOffers query.post_id',
      'interviews.findConflicts query.interviewer_id',
      'interviews.findConflicts query.id',
    ],
    nothing_to_export: [
      'interviews.exportExcel body.interviewer_id',
      'interviews.exportExcel body.department_id',
    ],
    not_in_it: ['interviews.transfer body.from_user_id'],
    unknown_person: [
      'interviews.offerTimes body.interviewer_ids',
      'interviews.create body.interviewer_ids',
      'interviews.create body.deputy_ids',
      'interviews.create body.manager_ids',
      'interviews.createQueue body.rooms.[].interviewer_ids',
      'interviews.createQueue body.manager_ids',
      'interviews.update body.interviewer_ids',
      'interviews.update body.deputy_ids',
      'interviews.update body.manager_ids',
      'interviews.transfer body.to_user_id',
      'interviews.distribute body.interviewer_ids',
    ],
  },
  moreRows: [
    `insert into interview_feeds (organisation_id, user_id, seed, digest, language)
     select organisation_id, min(id), gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'en-US' from users
     where organisation_id in (select organisation_id from interviews) group by organisation_id`,
    `insert into interview_accommodations (organisation_id, stage_record_id, application_id, wanted, asked_at)
     select organisation_id, stage_record_id, application_id, 'A ramp', now() from interview_candidates`,
    `insert into interview_hours (organisation_id, holidays) select distinct organisation_id, array['2999-01-01'] from interviews`,
    `insert into interview_own_hours (organisation_id, user_id, weekdays, opens_at, closes_at, days_off)
     select organisation_id, min(id), '{1,2}', 10, 16, array['2999-01-02'] from users
     where organisation_id in (select organisation_id from interviews) group by organisation_id`,
    `insert into interview_room_people (organisation_id, room_id, user_id)
     select r.organisation_id, r.id, (select min(u.id) from users u where u.organisation_id = r.organisation_id) from interview_rooms r`,
    `insert into interview_queue_places (organisation_id, interview_id, stage_record_id, application_id, number, sort, signed_at)
     select organisation_id, interview_id, stage_record_id, application_id, 1, 1, now() from interview_candidates`,
  ],
}
