import { lecturesApi, lecturesRefusals } from '@bole/lectures/contract'
import { defineRoutes } from '@bole/platform/server'
import { createLecture } from './create-lecture.ts'
import { exportVisitors } from './export-visitors.ts'
import { getLecture } from './get-lecture.ts'
import { listLectures } from './list-lectures.ts'
import { listVisitors } from './list-visitors.ts'
import { removeLecture } from './remove-lecture.ts'
import { signIn } from './sign-in.ts'
import { updateLecture } from './update-lecture.ts'
import { updateRoute } from './update-route.ts'
import { viewRoute } from './view-route.ts'

export const lecturesRoutes = defineRoutes(
  lecturesApi,
  {
    viewRoute,
    updateRoute,
    listLectures,
    createLecture,
    updateLecture,
    removeLecture,
    listVisitors,
    exportVisitors,
    getLecture,
    signIn,
  },
  lecturesRefusals,
)
