// What opens under a button, as one part that is fetched by the first of them.
export { Dropdown, Popover } from 'antd'
