export { closeDialogs, isDialogOpen, useScannerBursts } from './use-scanner-bursts';
