import type { InEveryLanguage } from '@bole/platform/contract'
import type { degrees, PositionState, WrittenColumn } from '@bole/positions/model'

interface BatchTexts {
  readonly columns: Readonly<Record<WrittenColumn, string>>
  /** What stands in grey below the titles of the template. */
  readonly hints: Readonly<Partial<Record<WrittenColumn, string>>>
  readonly degrees: Readonly<Record<(typeof degrees)[number], string>>
  /** A closed position is not made: these are what a new one may be. */
  readonly states: Readonly<Record<Exclude<PositionState, 'closed'>, string>>
  readonly fileName: string
}

/** What stands in tables of positions, and above the grid they are pasted into. */
export const batchTexts: InEveryLanguage<BatchTexts> = {
  'zh-CN': {
    columns: {
      title: '职位名称',
      project: '项目',
      cities: '工作城市',
      category: '职位类别',
      head_count: '招聘人数',
      degree: '最低学历',
      salary_from: '月薪下限',
      salary_to: '月薪上限',
      salary_currency: '币种',
      department: '部门',
      owner: '负责人',
      process: '招聘流程',
      description: '工作内容',
      requirements: '任职要求',
      state: '状态',
    },
    hints: { cities: '上海、北京', salary_from: '15000', department: '总部/研发中心' },
    degrees: { doctor: '博士', master: '硕士', bachelor: '本科', college: '大专', secondary: '高中' },
    states: { draft: '草稿', open: '开放' },
    fileName: '职位模板.xlsx',
  },
  'en-US': {
    columns: {
      title: 'Title',
      project: 'Project',
      cities: 'Cities',
      category: 'Category',
      head_count: 'Headcount',
      degree: 'Degree',
      salary_from: 'Salary from',
      salary_to: 'Salary to',
      salary_currency: 'Currency',
      department: 'Department',
      owner: 'Owner',
      process: 'Process',
      description: 'Responsibilities',
      requirements: 'Requirements',
      state: 'Status',
    },
    hints: { cities: 'Shanghai; Beijing', salary_from: '15000', department: 'Head office/Research' },
    degrees: {
      doctor: 'Doctorate',
      master: 'Master’s',
      bachelor: 'Bachelor’s',
      college: 'College',
      secondary: 'Secondary',
    },
    states: { draft: 'Draft', open: 'Open' },
    fileName: 'positions.xlsx',
  },
  'pt-BR': {
    columns: {
      title: 'Título',
      project: 'Projeto',
      cities: 'Cidades',
      category: 'Categoria',
      head_count: 'Vagas',
      degree: 'Formação',
      salary_from: 'Salário de',
      salary_to: 'Salário até',
      salary_currency: 'Moeda',
      department: 'Departamento',
      owner: 'Responsável',
      process: 'Processo',
      description: 'Atividades',
      requirements: 'Requisitos',
      state: 'Situação',
    },
    hints: { cities: 'São Paulo; Rio de Janeiro', salary_from: '5000', department: 'Matriz/Pesquisa' },
    degrees: {
      doctor: 'Doutorado',
      master: 'Mestrado',
      bachelor: 'Graduação',
      college: 'Tecnólogo',
      secondary: 'Ensino médio',
    },
    states: { draft: 'Rascunho', open: 'Aberta' },
    fileName: 'vagas.xlsx',
  },
  'zh-TW': {
    columns: {
      title: '職缺名稱',
      project: '專案',
      cities: '工作城市',
      category: '職務類別',
      head_count: '招募人數',
      degree: '最低學歷',
      salary_from: '月薪下限',
      salary_to: '月薪上限',
      salary_currency: '幣別',
      department: '部門',
      owner: '負責人',
      process: '招募流程',
      description: '工作內容',
      requirements: '任職要求',
      state: '狀態',
    },
    hints: { cities: '台北、新竹', salary_from: '50000', department: '總部/研發中心' },
    degrees: { doctor: '博士', master: '碩士', bachelor: '學士', college: '專科', secondary: '高中' },
    states: { draft: '草稿', open: '開放' },
    fileName: '職缺範本.xlsx',
  },
}
