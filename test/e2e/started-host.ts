export { newFolder, startHost, startSample, type StartedHost } from '../../.ci/started-host.ts';
