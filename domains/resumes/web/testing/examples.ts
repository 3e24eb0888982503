import type { Difference, ResumeDetail } from '@bole/resumes/contract'

type Resume = NonNullable<ResumeDetail['resume']>
type Field = ResumeDetail['fields'][number]

/** A value as it was read of a document. */
export function read(path: string, value: string | null, more: Partial<Field> = {}): Field {
  return {
    path,
    label: path.replace(/\.\d+/, ''),
    value,
    read_value: value,
    confidence: 0.95,
    source: { page: 1, box: null, block: 3, text: value ?? '' },
    is_corrected: false,
    is_told: false,
    changes: [],
    ...more,
  }
}

/** A résumé that was read, of a Word document unless something else is said. */
export function resume(more: Partial<Resume> = {}): Resume {
  return {
    id: 31,
    state: 'read',
    reason: null,
    kind: 'docx',
    pages: [],
    has_original: true,
    original: {
      file_id: 9,
      name: '王小明.docx',
      media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      bytes: 20_000,
      is_shown_inline: false,
    },
    preview: '<p data-block="3">姓名：王小明</p><p data-block="4">手机</p>',
    unplaced: [],
    read_at: '2026-11-01T08:00:00Z',
    ...more,
  }
}

/** Everything known of a person. */
export function detail(more: Partial<ResumeDetail> = {}): ResumeDetail {
  return {
    post_id: 7,
    candidate: {
      id: 5,
      version: 4,
      name: '王小明',
      gender: 'male',
      phone: '13800000001',
      email: null,
      birth_date: null,
      city: '深圳',
      expected_places: [],
      expected_position: null,
      degree: 'bachelor',
      school: '武汉大学',
      major: null,
      graduated_at: null,
      employer: '云帆科技',
      job_title: null,
    },
    resume: resume(),
    fields: [
      read('name', '王小明'),
      read('gender', 'male', { confidence: 0.5 }),
      read('phone', '13800000001'),
      read('schools.0.school', '武汉大学'),
      read('schools.0.degree', 'bachelor'),
      read('employers.0.employer', '云帆科技'),
      read('employers.0.end', 'present'),
      read('skills.0', 'Java'),
      read('skills.1', 'SQL'),
    ],
    schools: [],
    employers: [],
    projects: [],
    skills: [],
    languages: [],
    notes: [],
    note_count: 0,
    files: [],
    duplicates: [],
    question: [],
    other_position_post: [],
    other_post_count: 0,
    operate_records: [],
    tab: [],
    report_status: 'none',
    ...more,
  }
}

/** A city the candidate says otherwise than staff corrected it, unless something else is said. */
export function difference(id: number, more: Partial<Difference> = {}): Difference {
  return {
    id,
    field: 'city',
    held: '上海',
    said: '北京',
    said_at: '2026-11-01T08:00:00Z',
    post_id: 8,
    position: '后端工程师',
    state: 'open',
    user: null,
    settled_at: null,
    ...more,
  }
}
