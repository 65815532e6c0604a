export { ReportMistake, type ReportMistakeProps } from './report-mistake.tsx';
