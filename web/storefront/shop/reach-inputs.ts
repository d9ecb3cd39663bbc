export { reachInputs } from '../../../shared/domain/platform/delivery-reach';
