import { friendName } from '../../core/routes/friend-day.ts';
import { Stored } from '../../progress/settings/stored.ts';

/** The name that the player gave for friends; empty if there is none. It leaves the device in links to days only. */
export const ownName = new Stored('ninety-two-name', (text) => friendName(text ?? ''));
