export { listText } from '../../shared/domain/platform/list-text';
