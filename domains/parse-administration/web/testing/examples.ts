import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import type { ComparedRow, NewerReading, OperatorFile } from '@bole/parse-administration/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering } from '@bole/platform/web-testing'

export const shell = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listSavedSearches, { list: [] }),
]

export const file: OperatorFile = {
  ...{
    id: 3,
    organization: '渡光',
    name: null,
    bytes: 20_480,
    state: 'read',
    reason: null,
    reader: 0,
    is_older: true,
  },
  ...{ document_kind: 'pdf', is_scan: false, found: 18, doubtful: 2, took_ms: null },
  ...{ create_time: '2026-11-20T02:00:00.000Z', reading_count: 1, report_count: 1, newer: null },
  can: { look: true, reread: true },
}

export const broken: OperatorFile = {
  ...file,
  ...{
    id: 4,
    name: '王强.docx',
    state: 'unreadable',
    reason: 'password_protected',
    reader: 1,
    is_older: false,
  },
  ...{ found: 0, doubtful: 0, took_ms: 1234, newer: 'open' },
  can: { look: true, reread: false },
}

export const newer: NewerReading = {
  ...{
    id: 9,
    version: 2,
    post_id: 7,
    name: '林岚',
    position: '后端工程师',
    state: 'open',
    reason: null,
    reader: 1,
  },
  ...{
    found: 1,
    changed: 1,
    gone: 0,
    create_time: '2026-11-20T02:00:00.000Z',
    settle_time: null,
    user: null,
  },
  can: { compare: true, settle: true },
}

const sure = { before_confidence: 0.4, after_confidence: 0.9 }

export const compared: readonly ComparedRow[] = [
  { ...sure, path: 'name', label: 'name', kind: 'same', before: '林岚', after: '林岚' },
  { ...sure, path: 'city', label: 'city', kind: 'changed', before: '北京', after: '珠海' },
  {
    ...sure,
    path: 'schools.0.school',
    label: 'schools.school',
    kind: 'found',
    before: null,
    after: '武汉大学',
  },
]
