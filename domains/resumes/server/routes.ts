import { defineRoutes } from '@bole/platform/server'
import { resumesApi, resumesRefusals } from '@bole/resumes/contract'
import { addFile } from './add-file.ts'
import { checkRepeat } from './check-repeat.ts'
import { correct } from './correct.ts'
import { getFile, getOriginal, listFiles } from './files.ts'
import { findColleagues } from './find-colleagues.ts'
import { getDetail } from './get-detail.ts'
import { listDifferences } from './list-differences.ts'
import { addNote, deleteNote, listNotes } from './notes.ts'
import { getPair } from './people/get-pair.ts'
import { getIdNumber, updateIdNumber } from './people/id-number.ts'
import { listMerges } from './people/list-merges.ts'
import { listPairs } from './people/list-pairs.ts'
import { mergePeople } from './people/merge-people.ts'
import { previewUndo } from './people/preview-undo.ts'
import { keptPeopleRules } from './people/rules-store.ts'
import { findPairs, lookThrough, settlePair } from './people/settle-pair.ts'
import { undoMerge } from './people/undo-merge.ts'
import { askToReadAgain } from './read-again.ts'
import { handleReport } from './reports/handle-report.ts'
import { listOperatorReports } from './reports/list-operator-reports.ts'
import { settleDifferences } from './settle-differences.ts'
import { submitError } from './submit-error.ts'

export const resumesRoutes = defineRoutes(
  resumesApi,
  {
    getDetail,
    correct,
    listDifferences,
    settleDifferences,
    listNotes,
    findColleagues,
    addNote,
    deleteNote,
    listFiles,
    addFile,
    getFile,
    getOriginal,
    readAgain: askToReadAgain,
    submitError,
    checkRepeat,
    listPairs,
    getPair,
    findPairs,
    lookThrough,
    settlePair,
    mergePeople,
    listMerges,
    previewUndo,
    undoMerge,
    ...keptPeopleRules.handlers,
    listOperatorReports,
    handleReport,
    getIdNumber,
    updateIdNumber,
  },
  resumesRefusals,
)
