//! The budgets of everybody who has spent something recently.

use super::{Budget, Rate};
use crate::auth::{Identity, SessionKey};
use crate::config::Settings;
use crate::error::ApiError;
use crate::limits::Limits;
use crate::limits::budgets::{Cost, ROWS, Scope};
use crate::listener::AddressKey;
use crate::timeline::Timeline;
use crate::wire::Refused;
use room::{Millis, PlayerId};
use std::collections::HashMap;
use std::hash::{BuildHasher as _, Hash, RandomState};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Who pays for an action. The budgets of the guest, the address, its network and the server are all charged, as far as the table has a row
/// for them.
#[derive(Debug, Clone, Copy, Default)]
pub struct Payer<'a> {
    guest: Option<Guest<'a>>,
    address: Option<AddressKey>,
}

/// Who has the budgets of a guest.
#[derive(Debug, Clone, Copy, Hash)]
enum Guest<'a> {
    /// A player. A program with a token is a player of its own.
    Player(&'a PlayerId),
    /// A token, while its player is not yet looked up.
    Token(SessionKey),
    /// A WebSocket without a session.
    Connection(u64),
}

/// The owner of a budget.
#[derive(Hash)]
enum Owner<'a> {
    Guest(Guest<'a>),
    Address(AddressKey),
    Network(u64),
    Server,
}

impl<'a> Payer<'a> {
    /// A player at an address.
    #[must_use]
    pub fn player(player: Option<&'a PlayerId>, address: Option<AddressKey>) -> Self {
        Self { guest: player.map(Guest::Player), address }
    }

    /// The sender of a request or the owner of a WebSocket.
    #[must_use]
    pub fn identity(who: &'a Identity) -> Self {
        Self::player(Some(&who.player), who.address)
    }

    /// A WebSocket with this number, whose owner has no session.
    #[must_use]
    pub fn connection(number: u64, address: AddressKey) -> Self {
        Self { guest: Some(Guest::Connection(number)), address: Some(address) }
    }

    /// A program with this token.
    #[must_use]
    pub fn token(token: SessionKey) -> Self {
        Self { guest: Some(Guest::Token(token)), address: None }
    }

    /// Somebody at this address.
    #[must_use]
    pub fn address(address: IpAddr) -> Self {
        Self { guest: None, address: Some(address.into()) }
    }
}

/// A budget has too little left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overspent {
    /// Whose budget it is.
    pub scope: Scope,
    /// The time until enough is there.
    pub wait: Millis,
}

impl From<Overspent> for ApiError {
    fn from(Overspent { wait, .. }: Overspent) -> Self {
        Self::RateLimited { wait }
    }
}

impl From<Overspent> for Refused {
    fn from(Overspent { wait, .. }: Overspent) -> Self {
        Self::rate_limited(wait)
    }
}

/// The budgets that are not full, by their owners. The owner is a keyed hash, so that nobody can choose two names with one budget.
#[derive(Default)]
struct Spent {
    budgets: HashMap<u64, Budget>,
    /// With this many entries, the full budgets are removed.
    sweep_at: usize,
}

/// The budgets of everybody. All clones share them.
#[derive(Clone)]
pub struct Budgets(Arc<Inner>);

struct Inner {
    timeline: Timeline,
    /// The rates of each cost. A cost without rates is free.
    rates: HashMap<Cost, Vec<(Scope, Rate)>>,
    spent: HashMap<Cost, Mutex<Spent>>,
    hasher: RandomState,
    most_kept: usize,
}

impl Budgets {
    /// Full budgets, as the settings define them. With `lift-rates`, nothing costs anything.
    #[must_use]
    pub fn new(settings: &Settings, timeline: Timeline) -> Self {
        Self::with(&settings.limits, settings.lift_rates, timeline)
    }

    /// Full budgets with these limits.
    #[must_use]
    pub fn with(limits: &Limits, lifted: bool, timeline: Timeline) -> Self {
        let mut rates: HashMap<Cost, Vec<(Scope, Rate)>> = HashMap::new();
        for row in ROWS.iter().filter(|_| !lifted) {
            rates.entry(row.cost).or_default().extend(row.rates(limits));
        }
        let spent = rates.keys().map(|cost| (*cost, Mutex::default())).collect();
        Self(Arc::new(Inner { timeline, rates, spent, hasher: RandomState::new(), most_kept: limits.addresses_remembered }))
    }

    /// Spends the cost of one action.
    ///
    /// # Errors
    /// [`Overspent`] if one of the budgets has too little left. Then nothing is spent.
    pub fn take(&self, cost: Cost, payer: Payer<'_>) -> Result<(), Overspent> {
        self.spend(cost, cost.units(), payer)
    }

    /// Whether a client may cause one more line in the log. Otherwise, the line is only counted.
    #[must_use]
    pub fn may_log(&self, payer: Payer<'_>) -> bool {
        let may = self.take(Cost::LogLine, payer).is_ok();
        if !may {
            metrics::counter!("tengen_log_left_out_total").increment(1);
        }
        may
    }

    /// Spends this many units.
    ///
    /// # Errors
    /// [`Overspent`] if one of the budgets has too little left. Then nothing is spent.
    pub fn spend(&self, cost: Cost, units: u32, payer: Payer<'_>) -> Result<(), Overspent> {
        self.spend_leaving(cost, units, 0, payer)
    }

    /// Spends this many units, such that this part of each budget is left: none for 0, all for 100.
    ///
    /// # Errors
    /// [`Overspent`] if one of the budgets has too little left. Then nothing is spent.
    pub fn spend_leaving(&self, cost: Cost, units: u32, percent: u32, payer: Payer<'_>) -> Result<(), Overspent> {
        let (Some(rates), Some(spent)) = (self.0.rates.get(&cost), self.0.spent.get(&cost)) else { return Ok(()) };
        let now = self.0.timeline.elapsed();
        let owned = rates.iter().filter_map(|(scope, rate)| Some((*scope, *rate, self.0.key(payer.owner(*scope)?))));
        let owned: Vec<(Scope, Rate, u64)> = owned.collect();
        // No code panics while holding the lock.
        let mut spent = spent.lock().unwrap_or_else(PoisonError::into_inner);
        for (scope, rate, key) in &owned {
            let budget = spent.budgets.get(key).copied().unwrap_or_default();
            let reserve = u32::try_from(u64::from(rate.burst) * u64::from(percent) / 100).unwrap_or(u32::MAX);
            budget.check(*rate, units, reserve, now).map_err(|wait| Overspent { scope: *scope, wait })?;
        }
        for (_, rate, key) in owned {
            spent.budgets.entry(key).or_default().spend(rate, units, now);
        }
        spent.sweep(now, self.0.most_kept);
        Ok(())
    }
}

#[cfg(test)]
impl Budgets {
    /// How many budgets are kept.
    pub(super) fn kept(&self, cost: Cost) -> usize {
        self.0.spent[&cost].lock().unwrap_or_else(PoisonError::into_inner).budgets.len()
    }
}

impl Inner {
    fn key(&self, owner: Owner<'_>) -> u64 {
        self.hasher.hash_one(owner)
    }
}

impl<'a> Payer<'a> {
    /// The owner of this payer's budget with this scope.
    fn owner(&self, scope: Scope) -> Option<Owner<'a>> {
        match scope {
            Scope::Guest => self.guest.map(Owner::Guest),
            Scope::Address => self.address.map(Owner::Address),
            Scope::Network => self.address.and_then(AddressKey::network).map(Owner::Network),
            Scope::Server => Some(Owner::Server),
            // A room keeps its own budgets.
            Scope::Room => None,
        }
    }
}

impl Spent {
    /// Removes the full budgets, if many are kept. If many are left, removes the fuller half of them: those who have spent the most
    /// are remembered.
    fn sweep(&mut self, now: Duration, most: usize) {
        if self.budgets.len() < self.sweep_at.max(SWEEP) {
            return;
        }
        self.budgets.retain(|_, budget| !budget.is_full(now));
        if self.budgets.len() > most {
            let mut full_at: Vec<Duration> = self.budgets.values().map(|budget| budget.full_at).collect();
            let middle = full_at.len() / 2;
            let (_, median, _) = full_at.select_nth_unstable(middle);
            let median = *median;
            self.budgets.retain(|_, budget| budget.full_at > median);
        }
        self.sweep_at = 2 * self.budgets.len();
    }
}

/// With fewer budgets than this, none is removed.
const SWEEP: usize = 1024;
