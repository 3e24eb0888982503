/** What a call that names a record of another organisation answers instead of 404, and the places where it does. */
const answers: Readonly<Record<string, readonly string[]>> = {
  // A list narrowed by what is not there is empty.
  filter: [
    'dashboard.countEvents query.theme_id',
    'dashboard.countResumes query.theme_id',
    'dashboard.getCalendar query.theme_id',
    'dashboard.getDashboard query.theme_id',
    'dashboard.getResumeRate query.theme_id',
    'dashboard.getSchedule query.theme_id',
    'dashboard.listDayPositions query.theme_id',
    'dashboard.listEvents query.theme_id',
    'dashboard.listPendingFeedback query.theme_id',
    'dashboard.listPositions query.theme_id',
    'pipeline.listCandidates query.owner_id',
    'pipeline.listCandidates query.position_id',
    'pipeline.listCandidates query.project_id',
    'pipeline.listCandidates query.tag_id',
    'positions.listPositions query.department_id',
    'positions.listPositions query.owner_id',
    'positions.listPositions query.theme_id',
    'resumes.checkRepeat query.position_id',
  ],
  // A batch answers each of its records, and these as unknown.
  each: [
    'pipeline.changePosition body.applications.[].post_id',
    'pipeline.giveFeedbackToMany body.applications.[].post_id',
    'pipeline.moveMany body.applications.[].post_id',
    'pipeline.removeApplications body.applications.[].post_id',
    'pipeline.restoreApplications body.applications.[].post_id',
    'pipeline.transfer body.applications.[].post_id',
    'positions.changeManyStates body.positions.[].id',
  ],
  has_applications: ['positions.updatePosition body.theme_id'],
  rows_invalid: ['positions.createManyPositions body.theme_id'],
  unknown_department: [
    'positions.createPosition body.department_id',
    'positions.updatePosition body.department_id',
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
    'positions.createPosition body.owner_id',
    'positions.updatePosition body.owner_id',
    'themes.createTheme body.owner_id',
    'themes.updateTheme body.owner_id',
  ],
  unknown_process: ['positions.createPosition body.process_id', 'positions.updatePosition body.process_id'],
  unknown_project: ['positions.copyPosition body.theme_id', 'positions.createPosition body.theme_id'],
}

/** The answer expected where a call names a record of another organisation, or department: 404, or what is listed here. */
export function foreignAnswerAt(title: string): string | number {
  return Object.entries(answers).find(([, places]) => places.includes(title))?.[0] ?? 404
}
