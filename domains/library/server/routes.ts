import { libraryApi, libraryRefusals } from '@bole/library/contract'
import { defineRoutes } from '@bole/platform/server'
import { getExport, removeExport } from './export/keep-exports.ts'
import { listExports } from './export/list-exports.ts'
import { exportExcel, exportOriginals, exportPdf } from './export/start-exports.ts'
import { adopt } from './people/adopt.ts'
import { listPeople } from './people/list-people.ts'
import { getExtraInfo, updateExtraInfo } from './record/extra-info.ts'
import { importToCall } from './record/import-to-call.ts'
import { batchSyncLabels, recommendTags, syncLabels } from './record/labels.ts'
import { listLocks } from './record/list-locks.ts'
import { listReports } from './record/list-reports.ts'
import {
  listAiHistory,
  listEvaluationHistory,
  listExamHistory,
  listInterviewHistory,
  listResumeProgress,
} from './record/passages.ts'
import { getRecordFacts } from './record/record-facts.ts'
import { listSceneNotes } from './record/scene-notes.ts'
import { updateRecord } from './record/update-record.ts'
import { uploadExamScores } from './record/upload-exam-scores.ts'
import { listWatches } from './watches/list-watches.ts'
import { setWatch } from './watches/set-watch.ts'

export const libraryRoutes = defineRoutes(
  libraryApi,
  {
    exportExcel,
    exportPdf,
    exportOriginals,
    listExports,
    getExport,
    removeExport,
    listPeople,
    adopt,
    getExtraInfo,
    updateExtraInfo,
    listSceneNotes,
    listResumeProgress,
    recommendTags,
    syncLabels,
    batchSyncLabels,
    getRecordFacts,
    listLocks,
    updateRecord,
    importToCall,
    listExamHistory,
    listInterviewHistory,
    listEvaluationHistory,
    listAiHistory,
    uploadExamScores,
    listReports,
    listWatches,
    setWatch,
  },
  libraryRefusals,
)
