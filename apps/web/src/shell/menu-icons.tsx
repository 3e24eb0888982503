import {
  ApartmentOutlined,
  ApiOutlined,
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CloudServerOutlined,
  CustomerServiceOutlined,
  ExperimentOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  MessageOutlined,
  ProfileOutlined,
  RobotOutlined,
  SafetyOutlined,
  SolutionOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { MenuGroup } from '@bole/platform/screens'
import type { ReactNode } from 'react'

/** What stands for a group, alone while the menu is collapsed. */
export const menuIcons: Readonly<Record<MenuGroup, ReactNode>> = {
  home: <HomeOutlined />,
  candidates: <SolutionOutlined />,
  jobs: <ProfileOutlined />,
  interviews: <CalendarOutlined />,
  tests: <ExperimentOutlined />,
  messages: <MessageOutlined />,
  outreach: <CustomerServiceOutlined />,
  bots: <RobotOutlined />,
  campusData: <BankOutlined />,
  reports: <BarChartOutlined />,
  'settings.company': <ApartmentOutlined />,
  'settings.people': <TeamOutlined />,
  'settings.rights': <SafetyOutlined />,
  'settings.messages': <MailOutlined />,
  'settings.candidates': <IdcardOutlined />,
  'settings.labels': <TagsOutlined />,
  'settings.connections': <ApiOutlined />,
  'settings.server': <CloudServerOutlined />,
}
