import { expect, test } from 'vitest';
import { clientNetworks } from './client-network';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
  ['2001:DB8:1:ab02::', ['2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1:0::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ['unknown', ['unknown']],
])('%s is limited as %s', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks);
});
