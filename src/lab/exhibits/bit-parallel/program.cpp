// Every solution of the n queens problem: a row of squares in one word.
// g++ -std=c++20 -O2 -o bit-parallel bit-parallel.cpp && ./bit-parallel 8
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using Bits = std::uint64_t;  // a bit for each column

class Search {
 public:
  explicit Search(int n) : full((Bits{1} << n) - 1) {}

  // Returns how many solutions there are with the queens that stand. Bits are columns that have
  // a queen, and squares of the next row that queens attack along rising and falling diagonals.
  /*@1*/ long extend(Bits columns = 0, Bits rising = 0, Bits falling = 0) {
    /*@2*/ if (columns == full) return record();
    long found = 0;
    /*@3*/ Bits free = full & ~(columns | rising | falling);
    /*@4*/ while (free != 0) {
      /*@5*/ const Bits bit = free & -free;
      free -= bit;
      board.push_back(std::countr_zero(bit));
      /*@6*/ found += extend(columns | bit, (rising | bit) >> 1, (falling | bit) << 1);
      board.pop_back();
    }
    return found;
  }

 private:
  long record() const {
    static const std::string digits = "123456789abcdefghijklmnopqrstuvw";
    for (const int col : board) std::cout << digits[col];
    for (std::size_t k = 0; k < board.size(); ++k) std::cout << (k ? ", " : " [") << board[k];
    std::cout << "]\n";
    return 1;
  }

  Bits full;
  std::vector<int> board;  // the column of the queen in each row
};

int main(int argc, char* argv[]) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 8;
  if (n < 1 || n > 32) {
    std::cerr << "n has to be 1 to 32.\n";
    return EXIT_FAILURE;
  }
  const long count = Search(n).extend();
  std::cout << "Solutions: " << count << '\n';
}
